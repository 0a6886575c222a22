import { site } from '#src/site.ts';
import type { Step } from '../step.ts';
import { carryOldAssets } from './carry.ts';

/** Carries old assets over, so that open pages find their scripts and styles after the release. */
export const oldAssets: Step = {
  name: 'scripts and styles of earlier releases',
  kind: 'make',
  inRebuild: true,
  async run({ options }) {
    const { releases, files, bytes } = await carryOldAssets({
      folder: 'dist',
      origin: options.url ?? site.url,
      drop: options.dropOldAssets,
      now: new Date(),
    });
    console.log(
      options.dropOldAssets
        ? 'Nothing of earlier releases is carried along.'
        : `Carried along: ${files} files (${Math.ceil(bytes / 1024)} KiB) of ${releases} earlier releases.`,
    );
  },
};
