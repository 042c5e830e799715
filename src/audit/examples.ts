import type { Examples } from '#src/platform/manifest.server.ts';
import { date, id, network, sellerId, whySuspended } from '#src/platform/http/samples.ts';

export const auditExamples: Examples = {
  schemas: {
    AuditEntry: {
      _id: id,
      date,
      act: 'suspended',
      actor: { _id: sellerId, name: 'Ana', email: 'ana@example.com' },
      target: { kind: 'person', _id: id, name: 'Robin' },
      note: whySuspended,
      network,
      request: '0198c5a0-7c1e-7000-8000-000000000000',
    },
  },
};
