import type { FastifyRequest } from 'fastify';

export function cancelOrder(request: FastifyRequest) {
  return request.id;
}
