/** Told again and again how much of a work is done. */
export type Progress = (what: string, share: number) => void;

/**
 * Shows shares on a terminal as one line that changes, elsewhere as a line for each tenth: a file of output stays
 * readable.
 */
export function createProgress(out: NodeJS.WriteStream): Progress {
  let lastWhat = '';
  let lastStep = -1;
  return (what, share) => {
    const steps = out.isTTY ? 100 : 10;
    const step = Math.floor(Math.min(share, 1) * steps);
    if (what === lastWhat && step === lastStep) return;
    lastWhat = what;
    lastStep = step;
    const line = `${what}: ${Math.round((step * 100) / steps)} %`;
    if (out.isTTY) out.write(`\r${line}${step === steps ? '\n' : ''}`);
    else out.write(`${line}\n`);
  };
}
