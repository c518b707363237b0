import { afterEach, expect, test, vi } from 'vitest';
import { onStoredChange, stored } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

test('a browser that refuses storage behaves as an empty one', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  stored.set('theme', 'dark');
  expect(stored.get('theme')).toBeNull();
});

test('changes are told in this tab and from another one, until one stops listening', () => {
  const heard: (string | null)[] = [];
  const stop = onStoredChange((key) => heard.push(key));
  stored.set('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: sessionStorage }));
  stop();
  stored.remove('theme');
  expect(heard).toEqual(['theme', 'language']);
});
