/** A call of one of the environment's actions, as an archive's action list or a task's reference holds it. */
export interface ActionCall {
  readonly name: string;
  /** The arguments as canonical JSON text (RFC 8785): two calls are equal when name and text are. */
  readonly argumentsJson: string;
  readonly source: string;
}
