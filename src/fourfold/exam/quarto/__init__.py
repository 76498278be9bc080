"""The exam of Quarto!: 10,000 positions in every phase and rule set, judged by the solver."""
