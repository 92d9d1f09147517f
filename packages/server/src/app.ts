import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Config } from './config.ts';
import { organisationsServed } from './features/ops/companies.public.ts';
import { features } from './features.ts';
import { hurryBodies, readBodies } from './kernel/bodies.ts';
import type { Clock } from './kernel/clock.ts';
import type { Database } from './kernel/database.ts';
import { withinDeadline } from './kernel/deadline.ts';
import { serveDocumentation } from './kernel/docs/documentation.ts';
import { refuse, refuseAddress, refuseInEnvelope } from './kernel/envelope.ts';
import type { FileStore } from './kernel/files.ts';
import type { House } from './kernel/house.ts';
import { serveLive } from './kernel/live.stream.ts';
import type { Live } from './kernel/live.ts';
import { silence } from './kernel/live.ts';
import { sendersOf } from './kernel/messages/senders.ts';
import { measure } from './kernel/metrics.ts';
import type { Passwords } from './kernel/passwords.ts';
import { Problem } from './kernel/problem.ts';
import { refuseNoRequest, secureHeaders } from './kernel/security-headers.ts';
import { throttle } from './kernel/throttle.ts';
import type { Vault } from './kernel/vault.ts';
import type { WebPages } from './kernel/web-pages.ts';
import { serveWebPages } from './kernel/web-pages.ts';

export interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly staff: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly vault: Vault;
  /** What is said at commits; open browsers hear nothing without it. */
  readonly live?: Live;
  /** The built web app; without one only the calls are served. */
  readonly web?: WebPages;
  /** Where log lines go; standard output unless told. */
  readonly logTo?: Writable;
}

/** The whole server, not yet listening. Tests use it as the product does. */
export async function buildApp(parts: Parts, all = features): Promise<House> {
  const { config } = parts;
  const app = fastify(serverOptions(config, parts.logTo));
  const house: House = { app, served: [], senders: sendersOf(config, app.log), live: silence, ...parts };
  secureHeaders(app);
  measure(app, config);
  logRequests(app);
  throttle(app, config.apiPerMinute);
  hurryBodies(app);
  readBodies(app);
  await app.register(multipart, {
    limits: {
      fileSize: config.importMaxMegabytes * 1_048_576,
      files: 1,
      fields: 10,
      fieldSize: 10_000,
      parts: 11,
    },
  });
  refuseInEnvelope(app, { megabytes: config.importMaxMegabytes });
  if (parts.web) await serveWebPages(app, parts.web);
  else app.setNotFoundHandler((request, reply) => refuse(new Problem('notFound'), request, reply));

  for (const { routes } of all) routes(house, all);
  serveLive(house, organisationsServed);
  serveDocumentation(house);
  health(house);
  return house;
}

function serverOptions(config: Config, logTo?: Writable): FastifyHttpOptions<Server> {
  return {
    logger: { level: config.logLevel, base: null, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 1_048_576,
    connectionTimeout: 15_000,
    requestTimeout: 120_000,
    // A pasted column of 500 numbers stands in the query of a list: that is what makes the line this long.
    // What is read ahead of the limit of an upload is no more than a piece or two: that is the mark.
    http: { headersTimeout: 5_000, highWaterMark: 16_384, maxHeaderSize: 49_152 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseNoRequest,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true },
  };
}

// The only fields a log line of a request ever has: never the URL as asked, a header or a body.
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    request.log.info({
      id,
      method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Who asks whether we are ready asks often, and takes silence for a no. */
const readyMs = 2_000;

function health({ app, db }: House): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await withinDeadline(readyMs, db.isReady()).catch(() => false);
    return reply.status(ready ? 200 : 503).send({ ok: ready });
  });
}
