import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.problems.copy, { title: texts.problems.title });
  }
}
