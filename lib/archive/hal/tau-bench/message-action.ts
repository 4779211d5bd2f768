/** tau-bench's action that is a message to the user (tau_bench/types.py). */
export const messageAction = "respond";
