import { request } from 'node:http';
import { inject } from 'vitest';
import type { Branch } from '@wutong/site/branch';

/** A course as the wire gives it, as far as a journey needs it. */
export interface SampleCourse {
  id: string;
  name: string;
  price: string;
  classifyIds: string[];
  organizationId: string;
}

/** A node of the category tree. */
export interface SampleCategory {
  id: string;
  name: string;
  children: SampleCategory[];
}

function post<T>(branch: Branch, path: string, body: object): Promise<T> {
  const port = inject('port');
  return new Promise((resolve, reject) => {
    const headers = {
      Host: `${branch.hosts[0]}:${port}`,
      Authorization: `Basic ${Buffer.from('wutong:wutong_secret').toString('base64')}`,
      'Content-Type': 'application/json',
    };
    const sent = request({ host: '127.0.0.1', port, path: `/api/${path}`, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => {
        const envelope: { code: number; data: T; msg: string } = JSON.parse(text);
        if (envelope.code === 200) resolve(envelope.data);
        else reject(new Error(`${path}: ${envelope.msg}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

/** Video courses that cost something, the most studied first. */
export async function paidVideoCourses(branch: Branch, count: number): Promise<SampleCourse[]> {
  const filter = { teachingMethod: 1, minPrice: '0.01', sort: 'popular', current: 1, size: count };
  const page = await post<{ records: SampleCourse[] }>(branch, 'training/course/search-page', filter);
  return page.records;
}

/** The names of a course's categories, from the root. */
export async function categoryNames(branch: Branch, course: SampleCourse): Promise<string[]> {
  let level = await post<SampleCategory[]>(branch, 'training/classify/tree', {});
  const names: string[] = [];
  for (const id of course.classifyIds) {
    const node = level.find((candidate) => candidate.id === id);
    if (!node) throw new Error(`The tree has no category ${id}`);
    names.push(node.name);
    level = node.children;
  }
  return names;
}
