/** A file of tables: four bytes with the length of a JSON head (little endian), the head, then the tables. */
export interface WeightsFile<Head> {
  head: Head;
  bytes: Readonly<Record<string, Int8Array>>;
  floats: Readonly<Record<string, Float32Array>>;
}

interface Description<Head> {
  head: Head;
  tables: { name: string; kind: 'bytes' | 'floats'; length: number }[];
}

/** Floats begin at whole multiples of their size. */
const alignment = 4;

function aligned(at: number): number {
  return Math.ceil(at / alignment) * alignment;
}

/** Reads what `writeWeightsFile` wrote; the shape of the head is trusted, the file is part of the program. */
export function readWeightsFile<Head>(file: Uint8Array): WeightsFile<Head> {
  // A copy of its own begins at an aligned address.
  const own = Uint8Array.from(file);
  const headLength = new DataView(own.buffer).getUint32(0, true);
  const description = JSON.parse(
    new TextDecoder().decode(own.subarray(4, 4 + headLength)),
  ) as Description<Head>;
  let at = aligned(4 + headLength);
  const bytes: Record<string, Int8Array> = {};
  const floats: Record<string, Float32Array> = {};
  for (const { name, kind, length } of description.tables) {
    if (kind === 'bytes') bytes[name] = new Int8Array(own.buffer, at, length);
    else floats[name] = new Float32Array(own.buffer, at, length);
    at = aligned(at + (kind === 'bytes' ? length : length * 4));
  }
  return { head: description.head, bytes, floats };
}

/** The same file from its parts. */
export function writeWeightsFile<Head>({ head, bytes, floats }: WeightsFile<Head>): Uint8Array {
  const tables = [
    ...Object.entries(bytes).map(([name, table]) => ({ name, kind: 'bytes' as const, table })),
    ...Object.entries(floats).map(([name, table]) => ({ name, kind: 'floats' as const, table })),
  ];
  const description: Description<Head> = {
    head,
    tables: tables.map(({ name, kind, table }) => ({ name, kind, length: table.length })),
  };
  const written = new TextEncoder().encode(JSON.stringify(description));
  let at = aligned(4 + written.length);
  const places = tables.map(({ table }) => {
    const from = at;
    at = aligned(at + table.byteLength);
    return from;
  });
  const file = new Uint8Array(at);
  new DataView(file.buffer).setUint32(0, written.length, true);
  file.set(written, 4);
  tables.forEach(({ table }, i) =>
    file.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), places[i]),
  );
  return file;
}
