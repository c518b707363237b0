import { languages } from '@accanto/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../app.tsx';
import { emptyConversation } from '../features/chat/conversation-state.ts';
import { loadWords } from '../i18n/words.ts';
import { startSession } from '../platform/session.ts';
import { erasedPage, notFoundPage, routes } from '../routes.tsx';
import { toast } from '../ui/toast.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export interface OpenPage {
  readonly user: UserEvent;
  /** Waits until the address is this one. */
  readonly arrivesAt: (address: string) => Promise<void>;
  readonly toasts: {
    readonly success: () => string[];
    readonly error: () => string[];
    readonly errorTitles: () => (string | undefined)[];
  };
}

// The stand-in for the chat is made once; what it shows is that of the page opened last.
let conversation = emptyConversation();

/** Opens an address as a browser would: session started, words loaded, everything real but the server. */
export async function openPage(address: string, unreadCount = 0): Promise<OpenPage> {
  // The chat connects by itself for everybody who is signed in; it has tests of its own.
  conversation = {
    ...emptyConversation(),
    unreadIds: new Set(Array.from({ length: unreadCount }, (_, index) => `reply-${index}`)),
  };
  vi.doMock('../features/chat/chat-client.ts', () => ({
    createChatClient: () => ({
      start: vi.fn(),
      stop: vi.fn(),
      conversation: { subscribe: () => () => undefined, get: () => conversation },
    }),
  }));
  const success = vi.spyOn(toast, 'success');
  const error = vi.spyOn(toast, 'error');
  // All pages are there from the start: one that is still on its way inside act() would never arrive.
  const pages = [notFoundPage, erasedPage, ...routes.map(({ page }) => page)];
  await Promise.all(
    languages.flatMap(({ code }) => [
      loadWords(code, ['common']),
      ...pages.map((page) => page.load(code)),
    ]),
  );
  onTestFinished(startSession());
  // Awaited, since a page that moves on at once would else stand still until React runs out of patience.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <App />
        <Address />
      </MemoryRouter>,
    );
  });
  return {
    user: userEvent.setup(),
    arrivesAt: (expected) =>
      waitFor(() => expect(screen.getByTestId('address').textContent).toBe(expected)),
    toasts: {
      success: () => success.mock.calls.map(([text]) => text),
      error: () => error.mock.calls.map(([text]) => text),
      errorTitles: () => error.mock.calls.map(([, extras]) => extras?.title),
    },
  };
}
