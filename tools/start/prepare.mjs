// Plain JavaScript for an old Node: nothing here may need an installed package or type stripping.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that can install the project: [major, minor]. @type {readonly [number, number]} */
const OLDEST_NODE = [20, 19];
/**
 * The oldest Node that runs TypeScript without help, taken when the project's own cannot be had.
 * @type {readonly [number, number]}
 */
const OLDEST_TYPESCRIPT_NODE = [22, 18];

/** Signals that end a tool. @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} version as in `process.versions.node`
 * @param {readonly [number, number]} oldest [major, minor]
 */
function isAtLeast(version, [oldestMajor, oldestMinor]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * One sentence with the way out when a Node is too old for the project, else null.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null}
 */
export function nodeTooOld(version) {
  if (isAtLeast(version, OLDEST_NODE)) return null;
  return `Wutong needs Node ${OLDEST_NODE.join('.')} or newer, this is ${version}; get a newer one from https://nodejs.org and start again.`;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * What must be there: the lock file's content, on this system.
 * @param {string} root
 */
function lockFingerprint(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Whether npm's own note of what it installed names every package of the lock file in its version.
 * Optional packages are left out: those of other systems are never installed.
 * @param {string} root
 */
function agreesWithLock(root) {
  const wanted = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (entry.link || entry.optional || entry.devOptional || entry.peer) return true;
    return installed.packages?.[path]?.version === entry.version;
  });
}

/** @param {string} root */
function marker(root) {
  return join(root, 'node_modules', '.wutong-installed');
}

/**
 * Why the packages must be installed, or null when they are there. The answer comes from a note that the last
 * installation left; without one (someone ran npm by hand) from npm's own record.
 * @param {string} root
 * @returns {'missing' | 'changed' | null}
 */
export function installReason(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'missing';
  const fingerprint = lockFingerprint(root);
  const noted = existsSync(marker(root)) ? readFileSync(marker(root), 'utf8') : null;
  if (noted === fingerprint) return null;
  if (!agreesWithLock(root)) return 'changed';
  writeFileSync(marker(root), fingerprint);
  return null;
}

/**
 * Notes that what is installed agrees with the lock file, after a change of it that needs nothing from outside.
 * @param {string} root
 */
export function noteInstalled(root) {
  writeFileSync(marker(root), lockFingerprint(root));
}

/** The environment without the project's own programs on the path: npm must not run on the Node that it replaces. */
function outsideEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter);
  return { ...process.env, PATH: path.filter((part) => !part.startsWith(join(ROOT, 'node_modules'))).join(delimiter) };
}

/**
 * Installs what the lock file says; answers whether it worked.
 * @param {string} root
 */
function install(root) {
  const started = Date.now();
  const done = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: outsideEnvironment(),
    // npm is a script that only a shell can start there.
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) return false;
  noteInstalled(root);
  console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return true;
}

/**
 * The Node that runs the tools: the one the lock file brings, else this one when it is new enough, else null.
 * @param {string} root
 * @param {string} version of the Node that runs now
 * @param {string} current path of the Node that runs now
 * @returns {string | null}
 */
export function chooseNode(root, version, current) {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  return isAtLeast(version, OLDEST_TYPESCRIPT_NODE) ? current : null;
}

/**
 * Calls back once when the process that started this one is gone.
 * @param {() => void} tell
 */
function whenOrphaned(tell) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, 500);
  timer.unref();
}

/**
 * Runs a script on the chosen Node until it ends and answers its exit code. Ctrl-C and termination are passed on
 * and waited for, so that the script can put its things away; the channel tells it when this process dies.
 * @param {string} node
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function handOver(node, script, args) {
  const path = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  // npm passes a termination on to the shell between it and us, and the shell dies without a word to us.
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${node} can't be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Checks Node, installs if need be, and runs a TypeScript tool of this repository with this process's arguments.
 * Ends the process with the tool's exit code.
 * @param {string} script path from the repository's root
 */
export async function prepareAndRun(script) {
  const tooOld = nodeTooOld(process.versions.node);
  if (tooOld !== null) return stop(tooOld);

  const reason = installReason(ROOT);
  if (reason !== null) {
    console.log(reason === 'missing' ? '▸ Installing packages (about a minute)' : '▸ Installing packages anew: they are not what the lock file says');
    if (!install(ROOT)) return stop("npm ci didn't finish; see its message above, then start again.");
  }
  const node = chooseNode(ROOT, process.versions.node, process.execPath);
  if (node === null) {
    return stop(
      `The project's own Node can't run on ${process.platform}-${process.arch}; ` +
        `start with Node ${OLDEST_TYPESCRIPT_NODE.join('.')} or newer, this is ${process.versions.node}.`,
    );
  }
  process.exitCode = await handOver(node, script, process.argv.slice(2));
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
