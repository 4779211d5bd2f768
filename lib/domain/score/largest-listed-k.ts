/**
 * The largest k for which pass^k and pass@k are listed. Runs have 1 to 8 trials a task; a file that claims thousands
 * would take time and a list in proportion to their square.
 */
export const largestListedK = 100;
