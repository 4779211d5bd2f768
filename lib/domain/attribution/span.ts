/** Places `from` up to, but not including, `to` in an action list. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
