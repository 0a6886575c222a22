import { crc32 } from 'node:zlib';

const entryName = 'META-INF/MANIFEST.MF';
// A line may have 72 bytes; implementations differ in whether that includes the line break.
const lineLength = 70;

/**
 * Returns the manifest of a jar that starts a class of another jar.
 *
 * @param classPath address of the other jar, such as `file:///opt/emulator.jar`
 */
export function manifest(mainClass: string, classPath: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`];
  return `${lines.map(wrapped).join('\r\n')}\r\n\r\n`;
}

function wrapped(line: string): string {
  if (line.length <= lineLength) return line;
  return `${line.slice(0, lineLength)}\r\n${wrapped(` ${line.slice(lineLength)}`)}`;
}

/** Returns a jar whose only entry is the manifest: a zip of one stored file. */
export function manifestJar(mainClass: string, classPath: string): Buffer {
  const name = Buffer.from(entryName);
  const content = Buffer.from(manifest(mainClass, classPath));
  const description = Buffer.alloc(26); // the fields that local header and directory share
  description.writeUInt16LE(10, 0); // version needed
  description.writeUInt16LE(0x21, 8); // 1 January 1980
  description.writeUInt32LE(crc32(content), 10);
  description.writeUInt32LE(content.length, 14);
  description.writeUInt32LE(content.length, 18);
  description.writeUInt16LE(name.length, 22);

  const file = Buffer.concat([Buffer.from('PK\x03\x04'), description, name, content]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00'),
    description,
    Buffer.alloc(14), // no comment, first disk, no attributes, header at 0
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}
