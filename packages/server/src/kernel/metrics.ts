import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';
import { isSameToken, tokenIn } from './token.ts';

const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const alarms = new Map<string, number>();

/** Counts an alarm of this process at /metrics: something an operator should look at. */
export function countAlarm(alarm: string): void {
  alarms.set(alarm, (alarms.get(alarm) ?? 0) + 1);
}

/** Counts what is served, by route template, in Prometheus' text form at /metrics. */
export function measure(app: FastifyInstance, config: Pick<Config, 'metricsToken'>): void {
  const counted = new Map<string, number>();
  const durations = steps.map(() => 0);
  const all = { count: 0, seconds: 0 };
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1_000;
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`;
    counted.set(labels, (counted.get(labels) ?? 0) + 1);
    steps.forEach((step, at) => seconds <= step && durations[at] !== undefined && (durations[at] += 1));
    all.count += 1;
    all.seconds += seconds;
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config)) throw new Problem('notFound');
    const lines = [
      ...[...counted].map(([labels, count]) => `loadline_requests_total{${labels}} ${count}`),
      ...[...alarms].map(([alarm, count]) => `loadline_alarms_total{alarm="${alarm}"} ${count}`),
      ...steps.map((step, at) => `loadline_request_seconds_bucket{le="${step}"} ${durations[at]}`),
      `loadline_request_seconds_bucket{le="+Inf"} ${all.count}`,
      `loadline_request_seconds_sum ${all.seconds}`,
      `loadline_request_seconds_count ${all.count}`,
      `loadline_resident_bytes ${process.memoryUsage.rss()}`,
      `loadline_event_loop_delay_seconds{quantile="0.99"} ${delay.percentile(99) / 1e9}`,
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

/** Logins, failures and routes are nobody's business: with the token, or from this machine with no proxy between. */
function mayMeasure(
  { headers, socket }: FastifyRequest,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): boolean {
  if (metricsToken !== undefined) return isSameToken(tokenIn(headers.authorization) ?? '', metricsToken);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
