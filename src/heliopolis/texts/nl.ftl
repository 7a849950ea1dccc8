# common texts
