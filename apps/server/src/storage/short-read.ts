import type { Compilable, CompiledQuery, QueryId } from 'kysely';
import type { Store } from './database.ts';

/** Stands for a value while its statement is compiled. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

const marked = new WeakSet<QueryId>();

/**
 * A question that each message asks, answered by a few rows through an index. It is built and compiled at its first
 * use and afterwards only run, with other values, and the embedded store runs it in the server's own thread: building
 * it and waking another thread take longer than reading. Whatever may be long is not for here. `build` may pass its
 * values on, but not look at them.
 */
export function shortRead<Values extends readonly (string | number)[], Row>(
  db: Store,
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;

  /** Kysely takes whatever it is given into the parameters, so the places come back from there. */
  function compile(count: number): CompiledQuery<Row> {
    const places = Array.from({ length: count }, (_, index) => new Place(index));
    const query = build(...(places as unknown as Values)).compile();
    marked.add(query.queryId);
    return query;
  }

  return async (...values) => {
    compiled ??= compile(values.length);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.index] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Whether the statement is a short read. */
export function isShortRead(queryId: QueryId): boolean {
  return marked.has(queryId);
}
