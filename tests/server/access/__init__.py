"""Who may see and do what: every way in, asked by everybody there is."""
