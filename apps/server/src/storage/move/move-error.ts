/** Why a store cannot be moved, or was not moved rightly; the message is for the operator. */
export class MoveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveError';
  }
}
