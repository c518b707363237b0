import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatProvider } from '../features/chat/chat-provider.tsx';
import { Guard } from '../guard.tsx';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadWords } from '../i18n/words.ts';
import { PageProblem } from '../page-problem.tsx';
import ChatPage from './chat.tsx';
import { answer, fakeServer } from '../test/fake-server.ts';
import { accessToken, giulia } from '../test/people.ts';
import { startSession } from '../platform/session.ts';
import { removeTokens } from '../platform/tokens.ts';

/** What a browser says of a file that it could not fetch. */
function notFetched(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

let stop = (): void => undefined;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('access_token', accessToken('a'));
  localStorage.setItem('refresh_token', 'r-a');
  fakeServer({ profile: () => answer(giulia) });
});
afterEach(() => {
  removeTokens();
  stop();
});

async function openChat(): Promise<void> {
  await loadWords('it', ['common']);
  stop = startSession();
  render(
    <MemoryRouter>
      <LanguageProvider>
        <ChatProvider>
          <PageProblem>
            <Guard access="signed-in">
              <ChatPage />
            </Guard>
          </PageProblem>
        </ChatProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

test.each([
  ['of a session', '../platform/session-work.ts', 'Impossibile caricare il profilo utente'],
  ['of the chat', '../features/chat/chat-client.ts', 'Qualcosa si è inceppato'],
])(
  'when the code %s does not arrive, the page says so and offers to try again; nobody is signed out',
  async (_, code, heading) => {
    vi.doMock(code, notFetched);
    await openChat();
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
    expect(localStorage.getItem('refresh_token')).toBe('r-a');
    vi.doUnmock(code);
  },
);
