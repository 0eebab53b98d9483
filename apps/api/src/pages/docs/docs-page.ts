import type { Operation, Placement } from '@wutong/contract';
import { API_PREFIX } from '../../platform/http/index.ts';
import { html, type Html } from '../html.ts';
import { page } from '../page.ts';
import { failuresOf } from './openapi.ts';
import { wireSchema, type JsonSchema } from './schemas.ts';

const PLACES: Readonly<Record<Placement, string>> = { path: '路径', query: '查询', json: 'JSON', form: '表单', headers: '请求头' };
const GROUPS: Readonly<Record<string, string>> = {
  auth: '登录', platform: '平台', users: '用户', courses: '课程', cart: '购物车', orders: '订单', video: '视频', learning: '学习', content: '内容',
};

/** The readable page of all operations, grouped by noun. */
export function docsPage(operations: readonly Operation[], sandbox: boolean): Html {
  const groups = [...new Set(operations.map((operation) => operation.group))];
  return page('接口文档', html`
    <h1>接口文档</h1>
    <p>共 ${operations.length} 个接口，由契约生成。机器可读的版本在 <a href="/openapi.json">openapi.json</a>（OpenAPI 3.1）。
    ${sandbox ? html`短信、验证码和付款都是模拟的，见<a href="/sandbox">沙箱</a>。` : ''}</p>
    ${conventions()}
    <nav aria-label="分组"><ul>${groups.map((group) => html`<li><a href="#${group}">${titleOf(group)}</a></li>`)}</ul></nav>
    ${groups.map((group) => html`<h2 id="${group}">${titleOf(group)}</h2>${operations.filter((operation) => operation.group === group).map(operationCard)}`)}`);
}

function titleOf(group: string): string {
  return GROUPS[group] ?? group;
}

function conventions(): Html {
  return html`<section><h3>约定</h3><ul>
    <li>每个请求带 <code>Authorization: Basic base64(id:secret)</code>；已登录时再带 <code>Blade-Auth: bearer &lt;access_token&gt;</code>，Cookie 不作凭证。</li>
    <li>回答为 <code>{code, success, data, msg}</code>，<code>code</code> 为 200 即成功；标注“原样”的接口没有这一层。</li>
    <li>编号是十进制字符串，金额以元为单位（<code>"1280.00"</code>），时间为北京时间 <code>yyyy-MM-dd HH:mm:ss</code>。</li>
    <li>字段可放在 JSON、表单或查询中，空字符串与 null 等于未填。</li>
    <li>出错时 <code>msg</code> 可直接给用户看；500 的回答带 <code>requestId</code>，与响应头 <code>X-Request-Id</code> 相同。</li></ul></section>`;
}

function operationCard(operation: Operation): Html {
  const inputs = inputRows(operation);
  return html`<details id="${operation.name}"><summary><span class="method">${operation.method}</span>
    <code>${API_PREFIX}${operation.path}</code><span class="muted">${operation.summary}</span></summary>
    <p>${audienceOf(operation)}${operation.repeatable ? ' · 可安全重发' : ''}${operation.envelope === 'raw' ? ' · 原样' : ''} · <code>${operation.name}</code></p>
    <h3>输入</h3>${inputs.length === 0 ? html`<p class="muted">无</p>` : table(['字段', '位置', '必填', '类型', '说明'], inputs)}
    <h3>输出</h3>${outputTable(wireSchema(operation.output))}
    <h3>失败</h3>${table(['代码', '说明'], failuresOf(operation).map(([code, text]) => [String(code), text]))}</details>`;
}

function audienceOf({ audience }: Operation): string {
  if (audience === 'public') return '任何人';
  return audience.map((role) => (role === 'learner' ? '个人学员' : '企业')).join('、') + '，需登录';
}

function inputRows(operation: Operation): string[][] {
  return Object.entries(PLACES).flatMap(([place, title]) => {
    const schema = operation.input[place as Placement];
    if (!schema) return [];
    const { properties = {}, required = [] } = wireSchema(schema);
    return Object.entries(properties).map(([name, field]) =>
      [name, title, required.includes(name) ? '是' : '', typeOf(field), field.description ?? '']);
  });
}

function outputTable(schema: JsonSchema): Html {
  const rows = flatten(schema, '');
  return rows.length === 0 ? html`<p class="muted">无数据</p>` : table(['字段', '类型', '说明'], rows);
}

/** The fields of a schema with their paths: `records[].price`. */
function flatten(schema: JsonSchema, path: string): string[][] {
  if (schema.items) return flatten(schema.items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const inner = flatten(field, here);
    return [[here, typeOf(field), field.description ?? ''], ...inner];
  });
}

function typeOf(schema: JsonSchema): string {
  const types = schema.type ?? schema.anyOf?.map(typeOf) ?? 'any';
  return [types].flat().join(' | ');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell, index) => (index === 0 ? html`<td><code>${cell}</code></td>` : html`<td>${cell}</td>`))}</tr>`)}</tbody></table></div>`;
}
