/* denoise.c - small feature-guided denoiser for the picture kit.
 *
 * Debian's Blender 3.4.1 is built without OpenImageDenoise, so Cycles has no
 * CPU denoiser. This is joint non-local means (NLM) after Rousselle et al. 2013,
 * "Robust Denoising using Feature and Color Information":
 *   - the picture is rendered as two independent halves A and B,
 *   - weights from B filter A, and weights from A filter B,
 *   - weights depend on colour patches and on features with little noise
 *     (albedo, normal), so edges and patterns stay sharp.
 *
 * All images are planar float: plane c of an image is p + c*w*h.
 * Compiled on first use by denoise.py:  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline int clampi(int v, int a, int b) { return v < a ? a : (v > b ? b : v); }

/* box blur with radius r, clamped at the edges; in and out must not overlap */
void box(int w, int h, const float *in, float *out, int r)
{
  float *tmp = malloc(sizeof(float) * (size_t)w * h);
  float inv = 1.0f / (2 * r + 1);
#pragma omp parallel for schedule(static)
  for (int y = 0; y < h; y++) {
    const float *p = in + (size_t)y * w; float *o = tmp + (size_t)y * w;
    float s = 0;
    for (int x = -r; x <= r; x++) s += p[clampi(x, 0, w - 1)];
    for (int x = 0; x < w; x++) {
      o[x] = s * inv;
      s += p[clampi(x + r + 1, 0, w - 1)] - p[clampi(x - r, 0, w - 1)];
    }
  }
#pragma omp parallel for schedule(static)
  for (int y = 0; y < h; y++) {
    float *o = out + (size_t)y * w;
    memset(o, 0, sizeof(float) * w);
    for (int k = -r; k <= r; k++) {
      const float *p = tmp + (size_t)clampi(y + k, 0, h - 1) * w;
      for (int x = 0; x < w; x++) o[x] += p[x] * inv;
    }
  }
  free(tmp);
}

/* out = joint NLM of src.
 *  gui,gvar : nc guide planes and their variance (colour patches)
 *  feat,fvar: nf feature planes and their variance floor
 *  R search radius, P patch radius, kc colour strength (higher = smoother), kf feature strength */
void jnlm(int w, int h, int nc, const float *src, const float *gui, const float *gvar,
          int nf, const float *feat, const float *fvar, int R, int P, float kc, float kf, float *out)
{
  const size_t N = (size_t)w * h;
  const float kc2 = kc * kc, ikf2 = 1.0f / (kf * kf);
  const int STRIP = 32;
  const int nstrips = (h + STRIP - 1) / STRIP;
  const float ip = 1.0f / ((2 * P + 1) * (2 * P + 1));
#pragma omp parallel for schedule(dynamic)
  for (int st = 0; st < nstrips; st++) {
    const int y0 = st * STRIP, y1 = y0 + STRIP < h ? y0 + STRIP : h;
    const int ya = y0 - P, rows = y1 - y0 + 2 * P;
    float *d = malloc(sizeof(float) * (size_t)w * rows);
    float *v = malloc(sizeof(float) * (size_t)w);
    float *hx = malloc(sizeof(float) * (size_t)w);
    float *ph = malloc(sizeof(float) * (size_t)w);
    float *ws = calloc((size_t)w * (y1 - y0), sizeof(float));
    float *acc = calloc((size_t)w * (y1 - y0) * nc, sizeof(float));
    for (int dy = -R; dy <= R; dy++)
      for (int dx = -R; dx <= R; dx++) {
        const int xa = dx < 0 ? -dx : 0, xb = dx > 0 ? w - dx : w;
        for (int r = 0; r < rows; r++) {            /* colour distance, strip + patch halo */
          const int y = clampi(ya + r, 0, h - 1), yq = clampi(y + dy, 0, h - 1);
          float *dr = d + (size_t)r * w;
          for (int x = 0; x < w; x++) dr[x] = 0;
          for (int c = 0; c < nc; c++) {
            const float *p = gui + c * N + (size_t)y * w, *q = gui + c * N + (size_t)yq * w + dx;
            const float *vp = gvar + c * N + (size_t)y * w, *vq = gvar + c * N + (size_t)yq * w + dx;
#pragma omp simd
            for (int x = xa; x < xb; x++) {
              const float a = p[x] - q[x], m = vp[x] < vq[x] ? vp[x] : vq[x];
              dr[x] += (a * a - (vp[x] + m)) / (1e-7f + kc2 * (vp[x] + vq[x]));
            }
          }
        }
        for (int y = y0; y < y1; y++) {
          const int yq = y + dy;
          if (yq < 0 || yq >= h) continue;
          for (int x = 0; x < w; x++) v[x] = 0;
          for (int k = 0; k <= 2 * P; k++) {
            const float *dr = d + (size_t)(y - y0 + k) * w;
            for (int x = 0; x < w; x++) v[x] += dr[x];
          }
          float s = 0;
          for (int x = -P; x <= P; x++) s += v[clampi(x, 0, w - 1)];
          for (int x = 0; x < w; x++) {
            hx[x] = s;
            s += v[clampi(x + P + 1, 0, w - 1)] - v[clampi(x - P, 0, w - 1)];
          }
          for (int x = 0; x < w; x++) ph[x] = 0;
          for (int f = 0; f < nf; f++) {
            const float *p = feat + f * N + (size_t)y * w, *q = feat + f * N + (size_t)yq * w + dx;
            const float *vp = fvar + f * N + (size_t)y * w, *vq = fvar + f * N + (size_t)yq * w + dx;
#pragma omp simd
            for (int x = xa; x < xb; x++) {
              const float a = p[x] - q[x], m = vp[x] < vq[x] ? vp[x] : vq[x];
              float t = (a * a - (vp[x] + m)) * ikf2 / (1e-3f > vp[x] ? 1e-3f : vp[x]);
              ph[x] = t > ph[x] ? t : ph[x];
            }
          }
          float *wsr = ws + (size_t)(y - y0) * w;
          const float nrm = ip / nc;
#pragma omp simd
          for (int x = xa; x < xb; x++) {
            float t = hx[x] * nrm; t = t > ph[x] ? t : ph[x]; t = t > 0 ? t : 0;
            v[x] = expf(-t);
            wsr[x] += v[x];
          }
          for (int c = 0; c < nc; c++) {
            const float *q = src + c * N + (size_t)yq * w + dx;
            float *ar = acc + ((size_t)c * (y1 - y0) + (y - y0)) * w;
#pragma omp simd
            for (int x = xa; x < xb; x++) ar[x] += v[x] * q[x];
          }
        }
      }
    for (int c = 0; c < nc; c++)
      for (int y = y0; y < y1; y++) {
        float *o = out + c * N + (size_t)y * w;
        const float *ar = acc + ((size_t)c * (y1 - y0) + (y - y0)) * w, *wsr = ws + (size_t)(y - y0) * w;
        for (int x = 0; x < w; x++) o[x] = ar[x] / (wsr[x] > 1e-12f ? wsr[x] : 1e-12f);
      }
    free(d); free(v); free(hx); free(ph); free(ws); free(acc);
  }
}
