import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const docsPath = '/api/docs';

/** The reader of the description brings its own styles and builds its own markup; it runs nowhere else. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/docs`: the OpenAPI description of every call, made of the contract's own schemas. Before the routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Accanto', version: '1', description: 'Every call of the product.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: docsPath, logLevel: 'warn' });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(docsPath)) reply.header('content-security-policy', docsPolicy);
  });
}
