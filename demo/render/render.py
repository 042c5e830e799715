"""Renders the pictures of the demo shop: `blender -b -t 1 -P demo/render/render.py -- [--only NAME,…] [--again]`.

Pictures that exist are skipped, so it can be stopped and started at will.
"""

import argparse
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import shots  # noqa: E402
from kit import expose, studio  # noqa: E402


def main():
    words = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    ask = argparse.ArgumentParser()
    ask.add_argument('--only', default='', help='names, separated by commas')
    ask.add_argument('--again', action='store_true', help='also those that exist')
    ask.add_argument('--out', default=str(HERE.parent / 'pictures'))
    ask.add_argument('--scale', type=float, default=1.0, help='0.4 for a quick look')
    ask.add_argument('--samples', type=int, default=0)
    ask.add_argument('--threads', type=int, default=1)
    args = ask.parse_args(words)
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    wanted = [n for n in args.only.split(',') if n]
    unknown = set(wanted) - set(shots.SHOTS)
    if unknown:
        sys.exit(f'No such picture: {", ".join(sorted(unknown))}')
    for name, shot in shots.SHOTS.items():
        width, height = (round(side * args.scale) for side in shot.size)
        path = out / f'{name}-{width}.webp'
        if (wanted and name not in wanted) or (path.exists() and not args.again):
            continue
        began = time.process_time()
        studio.clear()
        shot.build()
        studio.settings(width, height, (args.samples or shot.samples) // 2, args.threads, shot.noise)
        studio.shoot(aspect=width / height, **shot.studio)
        built = time.process_time()
        expose.take(path, shot.exposure, quality=shot.quality)
        print(f'{name}: built in {built - began:.0f} s, taken in {time.process_time() - built:.0f} s, {path.stat().st_size // 1024} kB', flush=True)


main()
