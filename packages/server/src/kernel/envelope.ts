import type { Socket } from 'node:net';
import { languageOf } from '@loadline/contract/kernel/text';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, Problem, problemOfDatabase } from './problem.ts';
import { protect } from './security-headers.ts';

/** Every refusal leaves in the envelope, in the language of the person asking. */
export function refuseInEnvelope(app: FastifyInstance, limits: { megabytes: number }): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request, limits) ?? bugOf(error, request);
    // A changed password or a missing database is for the one who runs it to know.
    if (isAway(error)) request.log.warn({ code: error.code }, 'no database');
    return refuse(problem, request, reply);
  });
}

/** An address that cannot be read reaches no hook and no handler of errors; Fastify's own answer would repeat it. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  protect(request, reply);
  void refuse(new Problem('unreadable'), request, reply);
}

function secondsOf({ said: { seconds } }: Problem): string {
  return typeof seconds === 'number' ? String(seconds) : '60';
}

const heldMs = 500;

/**
 * A line that is cut while more comes is reset, and who is still sending loses the answer with it: nothing more is read, and
 * it stays until the other side has read the answer and gone, for a moment at most.
 */
function holdUnread(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setImmediate(() => socket.pause());
    const late = setTimeout(() => socket.destroy(), heldMs).unref();
    socket.once('close', () => clearTimeout(late));
  };
}

export function refuse(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  if (problem.status === 429) reply.header('retry-after', secondsOf(problem));
  if (problem.status === 503) reply.header('retry-after', '2');
  // What is still on its way is not read: the line is cut once the refusal is out.
  if (problem.status === 413 || problem.status === 408) {
    reply.header('connection', 'close');
    holdUnread(request.raw.socket);
  }
  const message = problem.in(languageOf(request.headers['accept-language']));
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: problem.code, message, data: problem.data });
}

function problemOf(
  error: FastifyError,
  { routeOptions }: FastifyRequest,
  limits: { megabytes: number },
): Problem | undefined {
  if (error instanceof Problem) return error;
  switch (error.statusCode) {
    case 400:
      return new Problem('unreadable');
    case 413:
      // Forms with a file have a limit of their own; what else is sent, that of its route.
      return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new Problem('bodyTooLarge', { max: (routeOptions.bodyLimit ?? 0) / 1_048_576 })
        : new Problem('tooLarge', { max: limits.megabytes });
    case 415:
    case 406:
      return new Problem('wrongMedia');
    default:
      return problemOfDatabase(error) ?? (isLate(error) ? new Problem('deadline') : undefined);
  }
}

// pg tells these apart by their words only.
function isLate(error: Error): boolean {
  return /timeout|Connection terminated|connection terminated|not queryable/.test(error.message);
}

// The message of an unforeseen error may hold a person's data: only its kind and where it happened are logged.
function bugOf(error: FastifyError, request: FastifyRequest): Problem {
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim());
  request.log.error({ reference: request.id, kind: error.name, code: error.code, at }, 'bug');
  return new Problem('bug', { reference: request.id });
}
