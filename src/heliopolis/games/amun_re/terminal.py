def draw(view, say): return ""
