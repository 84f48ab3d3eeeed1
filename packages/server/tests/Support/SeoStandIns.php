<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * What SEO plugins do to the head of a page, each by the hooks that the released plugin has.
 *
 * Where nobody has written a description, those that make one take the text of the content, hidden or not.
 */
final class SeoStandIns {

	/** The plugins by name. */
	public const NAMES = [ 'Yoast', 'Rank Math', 'AIOSEO', 'The SEO Framework', 'Slim SEO', 'SEOPress', 'unknown' ];

	/**
	 * Runs one of them.
	 *
	 * @param string $name One of {@see self::NAMES}.
	 */
	public static function run( string $name ): void {
		$plugin = new self();
		match ( $name ) {
			'Yoast' => $plugin->yoast(),
			'Rank Math' => $plugin->rank_math(),
			'AIOSEO' => $plugin->aioseo(),
			'The SEO Framework' => $plugin->seo_framework(),
			'Slim SEO' => $plugin->slim_seo(),
			'SEOPress' => $plugin->seopress(),
			'unknown' => $plugin->unknown(),
			default => throw new \InvalidArgumentException( $name ),
		};
	}

	/**
	 * Yoast has title, robots and address of its own, asks its filters, and makes no description.
	 */
	private function yoast(): void {
		$this->replace_core();
		$this->print(
			1,
			fn (): array => [
				$this->title(),
				$this->meta( 'robots', $this->asked( 'wpseo_robots_array', [ 'index' => 'index', 'follow' => 'follow' ] ) ),
				$this->link( 'canonical', $this->asked( 'wpseo_canonical', $this->url() ) ),
				$this->link( 'next', $this->url() . 'page/2/' ),
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * Rank Math does so, too, and describes the page by its content.
	 */
	private function rank_math(): void {
		$this->replace_core();
		$this->print(
			1,
			fn (): array => [
				$this->title(),
				$this->meta( 'description', $this->content() ),
				$this->meta( 'robots', $this->asked( 'rank_math/frontend/robots', [ 'index' => 'index', 'follow' => 'follow' ] ) ),
				$this->link( 'canonical', $this->asked( 'rank_math/frontend/canonical', $this->url() ) ),
				$this->meta( 'og:description', $this->content() ),
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * AIOSEO asks nobody, knows page 1 alone, and repeats the description in its data.
	 */
	private function aioseo(): void {
		$this->replace_core();
		$this->print(
			1,
			fn (): array => [
				$this->title(),
				$this->meta( 'description', $this->content() ),
				$this->meta( 'robots', 'max-image-preview:large' ),
				$this->link( 'canonical', $this->url() ),
				$this->link( 'next', $this->url() ),
				$this->meta( 'og:description', $this->content() ),
				'<script type="application/ld+json">' . wp_json_encode( [
					'@type'       => 'WebPage',
					'description' => $this->content(),
				] ) . '</script>',
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * The SEO Framework prints robots of its own beside those of WordPress.
	 */
	private function seo_framework(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		$this->print(
			1,
			fn (): array => [
				$this->meta( 'robots', 'max-snippet:-1,max-image-preview:large,max-video-preview:-1' ),
				$this->link( 'canonical', $this->url() ),
				$this->meta( 'description', wp_html_excerpt( $this->content(), 40, '…' ) ),
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * Slim SEO leaves robots to WordPress.
	 */
	private function slim_seo(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		$this->print(
			10,
			fn (): array => [
				$this->meta( 'description', $this->content() ),
				$this->link( 'canonical', $this->url() ),
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * SEOPress that nobody has set up prints an address, and nothing that describes the page.
	 */
	private function seopress(): void {
		$this->replace_core();
		$this->print(
			2,
			fn (): array => [
				$this->title(),
				$this->link( 'canonical', $this->url() ),
				$this->meta( 'description', '' ),
				$this->meta( 'og:url', $this->url() ),
			]
		);
	}

	/**
	 * One that nobody knows, and that prints things twice.
	 */
	private function unknown(): void {
		$this->print(
			99,
			fn (): array => [
				$this->meta( 'robots', 'index,follow' ),
				$this->link( 'canonical', $this->url() ),
				$this->link( 'prev', $this->url() ),
			]
		);
	}

	/**
	 * Prints the title as WordPress does in a theme that leaves it to it.
	 */
	public static function print_core_title(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As WordPress prints it.
		echo '<title>', wp_get_document_title(), "</title>\n";
	}

	/**
	 * Returns what a filter of the plugin comes to.
	 *
	 * @param non-empty-string             $filter Its name.
	 * @param string|array<string, string> $value  What the plugin would say.
	 */
	private function asked( string $filter, string|array $value ): string {
		$answer = apply_filters( $filter, $value );
		return is_string( $answer ) ? $answer : implode( ', ', array_filter( (array) $answer, is_string( ... ) ) );
	}

	/**
	 * Removes what WordPress prints.
	 */
	private function replace_core(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', 'wp_robots', 1 );
		remove_action( 'wp_head', [ self::class, 'print_core_title' ], 1 );
	}

	/**
	 * Prints tags in the head.
	 *
	 * @param int                      $priority Priority of the hook.
	 * @param \Closure(): list<string> $tags     HTML of each.
	 */
	private function print( int $priority, \Closure $tags ): void {
		add_action(
			'wp_head',
			static function () use ( $tags ): void {
				echo implode( "\n", $tags() ), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped below.
			},
			$priority
		);
	}

	private function title(): string {
		return '<title>' . esc_html( (string) get_post_field(
			'post_title',
			get_queried_object_id()
		) . ' | ' . get_bloginfo( 'name' ) ) . '</title>';
	}

	private function meta( string $name, string $content ): string {
		return sprintf(
			'<meta %s="%s" content="%s" />',
			str_starts_with( $name, 'og:' ) ? 'property' : 'name',
			esc_attr( $name ),
			esc_attr( $content )
		);
	}

	private function link( string $relation, string $address ): string {
		return sprintf( '<link rel="%s" href="%s" />', $relation, esc_url( $address ) );
	}

	private function url(): string {
		return (string) get_permalink( get_queried_object_id() );
	}

	private function content(): string {
		return trim( wp_strip_all_tags( (string) get_post_field( 'post_content', get_queried_object_id(), 'raw' ) ) );
	}
}
