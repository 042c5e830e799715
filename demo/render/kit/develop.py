"""Turns grainy linear light into a picture, by a denoiser, which Debian's Blender lacks, and a film curve."""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, uniform_filter


def clean(a, b, albedo_a, albedo_b, normal_a, normal_b, reach=3, patch=1, strength=0.75):
    """Joint non-local means over two half renders. Each half gets its weights from the other, so grain does not affect itself.

    Albedo and normal must agree, too, so that edges and engravings stay.
    """
    tone = lambda x: np.log1p(np.clip(x, 0, 20) * 4).astype(np.float32)
    ta, tb = tone(a), tone(b)
    # Half the squared difference of two independent halves is the variance of each.
    var = uniform_filter(((ta - tb) ** 2).mean(2) / 2, 9) + 1e-6
    out = np.zeros_like(a)
    total = np.zeros(a.shape[:2], np.float32)
    sums = [np.zeros_like(a), np.zeros_like(a)]
    weights = [np.zeros_like(total), np.zeros_like(total)]
    features = [np.concatenate([x * 7, n * 9], axis=2) for x, n in ((albedo_a, normal_a), (albedo_b, normal_b))]
    # Behind glass, the surfaces that samples hit are random, too, so features on which the halves disagree do not count.
    doubt = uniform_filter(((features[0] - features[1]) ** 2).sum(2) / 2, 5)
    features = (features[0] + features[1]) / 2
    height, width = total.shape
    size = 2 * patch + 1
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            here = (slice(max(0, -dy), height - max(0, dy)), slice(max(0, -dx), width - max(0, dx)))
            there = (slice(max(0, dy), height + min(0, dy)), slice(max(0, dx), width + min(0, dx)))
            apart = ((features[here] - features[there]) ** 2).sum(2)
            apart = np.maximum(apart - 1.5 * (doubt[here] + doubt[there]), 0)
            v = var[here] + np.minimum(var[here], var[there])
            for i, guide in enumerate((tb, ta)):
                unlike = ((guide[here] - guide[there]) ** 2).mean(2) - v
                unlike = uniform_filter(unlike, size) / (strength * strength * v + 1e-5)
                w = np.exp(-np.maximum(unlike, 0) * 0.5 - apart)
                sums[i][here] += w[..., None] * (a if i == 0 else b)[there]
                weights[i][here] += w
    for i in (0, 1):
        out += sums[i] / np.maximum(weights[i], 1e-6)[..., None] / 2
    return out


def calm(picture, glass):
    """Smooths coated glass, where each sample hits a different surface and reflections are soft anyway."""
    mask = np.clip((uniform_filter(glass, 5) - 0.6) * 4, 0, 1)
    if mask.max() == 0:
        return picture
    around = np.maximum(gaussian_filter(mask, 3.2), 1e-4)
    soft = np.stack([gaussian_filter(picture[..., i] * mask, 3.2) / around for i in range(3)], -1)
    return picture + (soft - picture) * mask[..., None]


def film(linear, exposure=1.0, contrast=1.0):
    """Applies a soft shoulder, so that highlights do not clip, and converts to sRGB."""
    x = np.maximum(linear * exposure, 0)
    # Reinhard on luminance above a linear part keeps the colors of the midtones.
    knee = 0.62
    over = np.maximum(x - knee, 0)
    x = np.minimum(x, knee) + (1 - knee) * over / (over + (1 - knee))
    x = np.clip(x, 0, 1)
    srgb = np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)
    if contrast != 1.0:
        curve = srgb + (contrast - 1) * (srgb - 0.5) * 4 * srgb * (1 - srgb)
        srgb = np.clip(curve, 0, 1)
    return srgb


def save(srgb, path, quality=80):
    data = srgb + (np.random.default_rng(1).random(srgb.shape) - 0.5) / 255
    Image.fromarray((np.clip(data, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, quality=quality, method=6)
