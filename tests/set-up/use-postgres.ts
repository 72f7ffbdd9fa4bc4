import { inject } from 'vitest';

const { url, template } = inject('postgres');
process.env['TEST_DATABASE_URL'] = url;
process.env['TEST_DATABASE_TEMPLATE'] = template;
