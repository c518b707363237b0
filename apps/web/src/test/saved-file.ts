import { vi, type Mock } from 'vitest';

/** Takes the place of the browser's saving of a file; tells whether something was saved. */
export function catchSavedFile(): Mock<() => void> {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
}
