import type { Compilable, CompiledQuery } from 'kysely';
import type { Store } from './database.ts';

/** Stands for a value while its statement is compiled. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that is built and compiled at its first use, and afterwards only run, with other values: on the way of a
 * message, building costs more than running. `build` may pass its values on, but not look at them. Answers the rows.
 */
export function compiledOnce<Values extends readonly (string | number)[], Row>(
  db: Store,
  build: (db: Store, ...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (...values) => {
    // The builder takes whatever it is given into the parameters, so the places come back from there.
    compiled ??= build(
      db,
      ...(values.map((_, index) => new Place(index)) as unknown as Values),
    ).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.index] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
