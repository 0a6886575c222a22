// In a file of its own, because every page loads it at once.

/** Matches the address of a picture's large file: its groups are the address without its ending, and the id. */
export const largeFile = /^(\/images\/uploaded\/([0-9a-f]{64}))\.jpg$/;

/** Returns the address of an uploaded picture's small file; any other address stays as it is. */
export function smallPicture(address: string): string {
  return address.replace(largeFile, '$1-800.jpg');
}
