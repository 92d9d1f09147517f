import fastify from 'fastify';
import pg from 'pg';
import { barely } from './questions.ts';

// The least that answers the same questions behind the same policies: no session, no checks, no envelope of ours.
const poolOf = (connectionString: string | undefined) =>
  new pg.Pool({ connectionString, max: 10, pipeline: true });
const [pool, staff] = [poolOf(process.env.DATABASE_URL), poolOf(process.env.DATABASE_STAFF_URL)];
const app = fastify();

for (const question of barely) {
  app.get<{ Querystring: Record<string, string> }>(question.path, async (request, reply) => {
    const client = await (question.byStaff ? staff : pool).connect();
    const [, , found] = await Promise.all([
      client.query('begin'),
      client.query({
        name: 'scope',
        values: [request.query.org ?? '', question.byStaff ? 'true' : ''],
        text: "select set_config('app.org', $1, true), set_config('app.authority', 'organisation', true), set_config('app.sees_all', $2, true)",
      }),
      client.query({ name: question.path, text: question.text, values: question.values(request.query) }),
      client.query('commit'),
    ]);
    client.release();
    return reply
      .type('application/json')
      .serializer(String)
      .send(`{"code":200,"message":"","data":${found.rows[0].json}}`);
  });
}
process.stdout.write(`${await app.listen({ port: 0 })}\n`);
