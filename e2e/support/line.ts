import type { Page } from '@playwright/test';

/** The line between a page and its hub, which a test can disturb. */
export interface Line {
  /** Messages of the person are refused. */
  refuses: boolean;
  /** What the page says is lost on the way; what the server says still arrives. */
  loses: boolean;
  /** Of the next reply the first piece arrives, and the rest of everything when the line is let go. */
  holds: boolean;
  letGo: () => void;
  isDown: boolean;
  /** What the page hears of what the server says. */
  changes: (frame: string) => string;
  cut: () => Promise<void>;
}

const separator = '\u001e';

/** For all connections of the page that are made from now on. */
export async function lineOf(page: Page): Promise<Line> {
  const held: (() => void)[] = [];
  const line: Line = {
    refuses: false,
    loses: false,
    holds: false,
    letGo() {
      line.holds = false;
      for (const pass of held.splice(0)) pass();
    },
    isDown: false,
    changes: (frame) => frame,
    cut: async () => undefined,
  };
  await page.routeWebSocket(/hubs\/chat/, async (socket) => {
    line.cut = () => socket.close();
    if (line.isDown) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    let hasBegun = false;
    server.onMessage((message) => {
      const frame = line.changes(String(message));
      if (line.holds && hasBegun) held.push(() => socket.send(frame));
      else socket.send(frame);
      hasBegun = line.holds && (hasBegun || frame.includes('ReceiveMessageDelta'));
    });
    socket.onMessage((frame) => {
      if (line.loses) return;
      const [call = ''] = String(frame).split(separator);
      if (line.refuses && call.includes('SendMessage')) {
        const { invocationId } = JSON.parse(call) as { invocationId: string };
        socket.send(JSON.stringify({ type: 3, invocationId, error: 'refused' }) + separator);
      } else server.send(frame);
    });
  });
  return line;
}
