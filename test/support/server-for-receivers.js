// Launches the built server as server.js does, for tests whose webhooks lead to receivers on this machine.
const { createApp, start } = await import('../../build/server/index.js');
await start({ root: new URL('../../', import.meta.url), createApp, webhookReach: 'loopback' });
