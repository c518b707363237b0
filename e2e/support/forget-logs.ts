import { rmSync } from 'node:fs';
import { productLogs } from './product.ts';

/** Logs of an earlier run prove nothing about this one. */
export default function forgetLogs(): void {
  rmSync(productLogs, { recursive: true, force: true });
}
