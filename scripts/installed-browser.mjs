/** Where a Chrome, Chromium or Edge may lie that somebody installed. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const LINUX = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/opt/microsoft/msedge']
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

function places(platform, env) {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  if (platform === 'win32')
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => WINDOWS.map((path) => join(folder, path)))
  const named = (folders) => folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  if (platform === 'darwin')
    return [
      ...named(onPath),
      ...['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
        MAC.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
      ),
    ]
  return named([...onPath, ...LINUX])
}

export const installedBrowsers = (platform = process.platform, env = process.env, exists = existsSync) =>
  [...new Set(places(platform, env))].filter((path) => exists(path))
