"""Pictures for pages: slides, banners, categories, posts."""

from objects import scenes

from .shot import at

WIDE, BANNER = (1400, 1000), (1600, 800)
SCENES = {
    'slide-1': at(scenes.old_lenses, view=(0, 20), ground='warm', size=WIDE, fill=0.7),
    'slide-2': at(scenes.kit_of_three, view=(0, 12), light='right', size=WIDE, fill=0.7),
    'slide-3': at(scenes.camera_at_night, view=(24, 10), light='rim', ground='stone', size=WIDE, fill=0.66),
    'banner-a': at(scenes.rangefinder_and_film, view=(0, 16), light='right', ground='warm', size=BANNER, fill=0.62),
    'banner-b': at(scenes.three_lenses, view=(0, 15), ground='stone', size=BANNER, fill=0.66),
    'category-cameras': at(scenes.cameras, view=(0, 15), size=(800, 600)),
    'category-lens': at(scenes.lenses, view=(0, 16), light='right', size=(800, 600)),
    'category-accessories': at(scenes.accessories, view=(0, 22), size=(800, 600)),
    'blog-1': at(scenes.lens_check, view=(0, 16), ground='warm'),
    'blog-2': at(scenes.sensor_and_count, view=(8, 12), light='overhead', ground='stone', fill=1.15),
    'blog-3': at(scenes.at_the_cafe, view=(0, 22), light='low', ground='warm'),
    'blog-4': at(scenes.mounts, view=(0, 18), light='right'),
    'blog-5': at(scenes.first_camera, view=(20, 30)),
    'blog-6': at(scenes.graded, view=(0, 30), light='overhead', ground='warm'),
}

