/** A letter to one person. */
export interface Letter {
  /** Exactly the address that was validated; never a list, never a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Somebody wrote it by hand; other letters say that a program did (RFC 3834, 5). */
  readonly isPersonal?: true;
}

export interface Mailer {
  /** Resolves when the letter was taken over; rejects when it was not. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
