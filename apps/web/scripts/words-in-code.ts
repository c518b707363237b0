import { parseAst } from 'vite';

/** A node of the syntax tree (ESTree with JSX), as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** What one file of code says about words. */
export interface WordsInCode {
  /** Keys that it names, as patterns over whole keys with or without their namespace. */
  readonly named: readonly RegExp[];
  /** Sentences that stand in the code instead of the catalogue, with their line. */
  readonly sentences: readonly { readonly line: number; readonly text: string }[];
}

/** Properties whose text somebody reads or hears. */
const readAloud = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'label',
  'placeholder',
  'text',
  'title',
]);
/** Names stay as they are in every language. */
const names = new Set(['Accanto', 'CSV', 'AI']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    const children: unknown[] = Array.isArray(value) ? value : [value];
    for (const child of children) if (isNode(child)) walk(child, visit, node);
  }
}

const stringOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : null;

/** What stands in a style element is read by the browser only. */
function isStyle(element: Node): boolean {
  const opening = element['openingElement'];
  const name = isNode(opening) ? opening['name'] : null;
  return isNode(name) && name['name'] === 'style';
}

/** The fixed parts of a template, between which anything may stand. */
function partsOf(node: Node): string[] {
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isKeyLike = (text: string): boolean => /^(?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*$/.test(text);

/** Reads which words a file names and which sentences it holds itself. Throws when it cannot be parsed. */
export function wordsInCode(code: string, file: string): WordsInCode {
  const named: RegExp[] = [];
  const sentences: { line: number; text: string }[] = [];
  const tree: unknown = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  if (!isNode(tree)) throw new Error(`${file} has no syntax tree`);

  const name = (pattern: string): void => {
    named.push(new RegExp(`^(?:[\\w-]+:)?${pattern}$`), new RegExp(`^${pattern}$`));
  };
  const say = (node: Node, text: string): void => {
    const shown = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(shown) && !names.has(shown))
      sentences.push({ line: code.slice(0, node.start).split('\n').length, text: shown });
  };

  walk(tree, (node, parent) => {
    const text = stringOf(node);
    if (text !== null && isKeyLike(text)) name(literally(text));
    if (node.type === 'TemplateLiteral') {
      const pattern = partsOf(node).map(literally).join('[\\w-]+');
      if (/[.:]/.test(pattern)) name(pattern);
    }
    if (node.type === 'CallExpression') {
      const [key, options] = node['arguments'] as readonly unknown[];
      const isWhole =
        isNode(options) &&
        code.slice(options.start, Number(options['end'])).includes('returnObjects');
      if (isWhole && isNode(key)) {
        const parts = key.type === 'TemplateLiteral' ? partsOf(key) : [stringOf(key) ?? ''];
        name(`${parts.map(literally).join('[\\w-]+')}\\..+`);
      }
    }
    if (node.type === 'JSXText') say(node, String(node['value']));
    if (node.type === 'JSXAttribute') {
      const attribute = node['name'];
      const value = stringOf(node['value']);
      if (isNode(attribute) && readAloud.has(String(attribute['name'])) && value !== null)
        say(node, value);
    }
    if (
      node.type === 'JSXExpressionContainer' &&
      parent?.type === 'JSXElement' &&
      !isStyle(parent)
    ) {
      const inside = node['expression'];
      if (isNode(inside)) {
        if (inside.type === 'TemplateLiteral') say(node, partsOf(inside).join(' '));
        say(node, stringOf(inside) ?? '');
      }
    }
  });
  return { named, sentences };
}

/** The keys that no file names; a plural counts by the key without its form. */
export function unusedKeys(keys: readonly string[], files: readonly WordsInCode[]): string[] {
  const named = files.flatMap((file) => file.named);
  return keys.filter((key) => {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return !named.some((pattern) => pattern.test(base));
  });
}
