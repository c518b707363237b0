import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../test/saved-file.ts';
import { saveFile } from './api.ts';

test('the address of a saved file lasts until a slow browser has begun to read it, and not for ever', () => {
  vi.useFakeTimers();
  catchSavedFile();
  saveFile(new Blob(['ciao']), 'ciao.txt');
  vi.advanceTimersByTime(1_000);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:saved');
});
