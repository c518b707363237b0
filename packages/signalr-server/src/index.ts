/** The door of the package: define a hub, serve it, stop it. */
export { defineHub, method, stream } from './hub.ts';
export type {
  CloseOptions,
  Connection,
  ConnectionRequest,
  Hub,
  HubContext,
  HubDefinition,
  HubHooks,
  HubMethod,
  HubStream,
  HubUser,
} from './hub.ts';
export type {
  CallerClients,
  ConnectionTarget,
  HubClients,
  InvokeOptions,
  Target,
} from './clients.ts';
export { createHubServer } from './hub-server.ts';
export type { HubServer, HubServerOptions, HubStats, StopOptions } from './hub-server.ts';
export type { Authentication, AuthenticationRequest } from './authentication.ts';
export { expectArgumentCount, HubException, InvalidDataException } from './errors.ts';
export type { DisconnectReason } from './errors.ts';
export { defaultLimits } from './limits.ts';
export type { HubLimits } from './limits.ts';
export type { HubLogEntry } from './hub-host.ts';
export { InProcessBus } from './backplane.ts';
export type { Backplane } from './backplane.ts';
