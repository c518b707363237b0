// The same stream through other people's renderers. Each page shows nothing but the one growing reply, and draws at most
// once per frame, so that what is compared is the rendering of the text alone: in their favour.
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import { Streamdown } from 'streamdown';

interface Stream {
  readonly pieces: readonly string[];
  readonly everyMs: number;
}

const renderers: Record<string, (text: string) => ReactNode> = {
  streamdown: (text) => <Streamdown>{text}</Streamdown>,
  'react-markdown': (text) => <ReactMarkdown>{text}</ReactMarkdown>,
};

function Growing({
  stream,
  render,
}: {
  readonly stream: Stream;
  readonly render: (text: string) => ReactNode;
}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    let whole = '';
    let sent = 0;
    let frame = 0;
    const start = performance.now();
    const timer = setInterval(() => {
      const due = Math.min(
        stream.pieces.length,
        Math.floor((performance.now() - start) / stream.everyMs),
      );
      if (due === sent) return;
      whole += stream.pieces.slice(sent, due).join('');
      sent = due;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setText(whole);
        if (sent === stream.pieces.length) document.body.dataset['done'] = '';
      });
      if (sent === stream.pieces.length) clearInterval(timer);
    }, stream.everyMs);
    return () => clearInterval(timer);
  }, [stream]);
  return render(text);
}

const name = new URLSearchParams(location.search).get('peer') ?? '';
const render = renderers[name];
const container = document.querySelector('#root');
if (render === undefined || container === null) throw new Error(`No peer is called ${name}`);
const answer = await fetch('/stream.json');
const stream = (await answer.json()) as Stream;
createRoot(container).render(<Growing stream={stream} render={render} />);
