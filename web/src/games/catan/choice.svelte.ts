// What a player is about to do in a turn of Catan, shared by the board, the bar and the drawer.
class Choice {
  /** The verb whose places alone glow on the board. */
  picked = $state<string>();
  /** Whether trade is open. */
  trading = $state(false);
  /** Whether an offer is being suggested to the player who makes them. */
  suggesting = $state(false);
  /** A way that is looked at on the board. */
  looked = $state<string>();
  /** Which of two kinds of free pieces is laid. */
  kind = $state<"road" | "ship">("road");
  /** Whether land where nobody may settle yet is shown. */
  closedLand = $state(false);

  clear(): void {
    this.picked = undefined;
    this.trading = false;
    this.suggesting = false;
    this.looked = undefined;
    this.closedLand = false;
  }
}

/** There is one table on a page, and one who plays there. */
export const choice = new Choice();
