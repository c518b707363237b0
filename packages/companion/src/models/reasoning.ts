const opening = '<think>';
const closing = '</think>';

/** Drops a block of reasoning that some models write before their answer as `<think>…</think>`. */
export function createReasoningFilter(): (piece: string) => string {
  let state: 'start' | 'inside' | 'after' = 'start';
  let held = '';

  return (piece) => {
    if (state === 'after') return piece;
    held += piece;
    if (state === 'start') {
      const visible = held.trimStart();
      if (visible.startsWith(opening)) state = 'inside';
      else if (opening.startsWith(visible)) return '';
      else {
        state = 'after';
        return held;
      }
    }
    const end = held.indexOf(closing);
    if (end === -1) {
      held = held.slice(-closing.length);
      return '';
    }
    state = 'after';
    return held.slice(end + closing.length).trimStart();
  };
}
