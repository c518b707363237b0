// Hot reload: Vite serves the pages on PORT and hands everything else to the server on the port behind it,
// which restarts by itself when its sources change.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const behind = { target: `http://127.0.0.1:${serverPort}`, ws: true };

const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: publicUrl },
});

const vite = await createServer({
  root: 'apps/web',
  configFile: 'apps/web/vite.config.ts',
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/hubs', '/dev', '/healthz', '/readyz', '/metrics'].map((path) => [path, behind]),
    ),
  },
});
await vite.listen();
console.log(`Pages with hot reload: ${publicUrl}`);

async function stop(): Promise<void> {
  server.kill('SIGTERM');
  await vite.close();
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
