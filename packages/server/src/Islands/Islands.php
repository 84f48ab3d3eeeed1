<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Assets\LanguageWords;
use Larder\Contracts\Constants;
use Larder\Registrable;
use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Loads React views on a page only when a visitor needs them.
 *
 * A block's renderer puts the attributes of `wrapper()` on its outer element.
 * At the end of the page one small loader and one script of data are printed; a
 * page without an island gets neither. Props are in that script, by the key on
 * the root: an author can write any attribute, but no script.
 *
 * @phpstan-import-type IslandProps from \Larder\Contracts\Props
 */
final class Islands implements Registrable {

	private const LOADER  = 'larder-islands';
	private const VISITOR = 'larder-visitor';

	/** @var array<string, string> Handles of the views that the page needs, by island. */
	private array $used = [];

	/** @var array<string, string> Handles of the views that are fetched only once something asks for them, by island. */
	private array $later = [];

	/** @var array<string, array{string, array<string, mixed>}> Name and props of each island that was printed, by its key. */
	private array $roots = [];

	/**
	 * The islands that were printed before each content that is being rendered; contents can be nested.
	 *
	 * @var list<array<string, array{string, array<string, mixed>}>>
	 */
	private array $before_content = [];

	/** Whether the page has a control that looks different for each visitor. */
	private bool $asks_visitor = false;

	/** Whether it shows amounts of recipes in languages that the server does not know. */
	private bool $reads_all_languages = false;

	/** Whether the page has pictures or videos that open in the lightbox. */
	private bool $opens_lightbox = false;

	/**
	 * @param Manifest $manifest Collects what the page's islands load.
	 * @param Seal     $seal     Signs islands.
	 */
	public function __construct(
		private readonly Manifest $manifest,
		private readonly Seal $seal = new Seal()
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ), 5 );
		add_filter( 'the_content', $this->begin_content( ... ), PHP_INT_MIN );
		add_filter( 'the_content', $this->drop_replaced( ... ), PHP_INT_MAX );
		$this->seal->register();
		( new ForeignMarks() )->register();
	}

	/**
	 * Remembers which islands there were before a content is made.
	 *
	 * @param mixed $content The content.
	 * @return mixed The same.
	 */
	public function begin_content( mixed $content ): mixed {
		$this->before_content[] = $this->roots;
		return $content;
	}

	/**
	 * Forgets the islands of a content that a filter has replaced.
	 *
	 * A membership plugin that replaces `the_content` means to give away nothing of
	 * it: without this, the props of its views would still be in the page's data.
	 *
	 * @param mixed $content The content as it is going to be shown.
	 * @return mixed The same.
	 */
	public function drop_replaced( mixed $content ): mixed {
		$before = array_pop( $this->before_content );
		if ( null === $before || ! is_string( $content ) ) {
			return $content;
		}
		foreach ( array_keys( array_diff_key( $this->roots, $before ) ) as $key ) {
			if ( ! str_contains( $content, $key ) ) {
				unset( $this->roots[ $key ] );
			}
		}
		return $content;
	}

	/**
	 * Marks an island as used on this page and gives the attributes of its root.
	 *
	 * @template TName of string
	 *
	 * @param string               $name  Name of the block without its namespace.
	 * @param array<string, mixed> $props What the view gets, as its contract says; the same for every visitor.
	 * @phpstan-param TName              $name
	 * @phpstan-param (TName is key-of<IslandProps> ? IslandProps[TName] : array<string, mixed>) $props
	 * @param string       $trigger One of {@see Constants::ISLAND_TRIGGERS}.
	 * @param list<string> $wake    What mounts it besides: {@see Constants::WAKE_LOOKUPS} with a key, where the browser has that
	 *                              already, or one of {@see Constants::WAKE_SIGNALS}.
	 * @param string       $handle  Handle of the view where it is not that of a block.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper( string $name, array $props, string $trigger = 'interaction', array $wake = [], string $handle = '' ): array {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			self::require_known( $name, $trigger, $wake );
		}
		$this->used[ $name ] = '' === $handle ? "larder-$name-view-script" : $handle;
		$key                 = $this->seal->key( $name . wp_json_encode( $props ) );
		$this->roots[ $key ] = [ $name, $props ];
		$attributes          = [ 'data-larder-island' => $name ] + (
			'interaction' === $trigger
				? []
				: [ 'data-larder-trigger' => $trigger ]
		) + [ Seal::ATTRIBUTE => $key ];
		if ( [] !== $wake ) {
			$attributes['data-larder-wake'] = implode( ' ', $wake );
		}
		return $attributes;
	}

	/**
	 * Fails, in development, where an island waits for what nothing fulfils.
	 *
	 * @param string       $name    Name of the island.
	 * @param string       $trigger As {@see self::wrapper()} takes it.
	 * @param list<string> $wake    As there.
	 * @throws \DomainException When something is unknown.
	 */
	private static function require_known( string $name, string $trigger, array $wake ): void {
		$kinds   = array_map( static fn ( string $condition ): string => explode( ':', $condition )[0], $wake );
		$unknown = [
			...array_diff( $kinds, Constants::WAKE_LOOKUPS, Constants::WAKE_SIGNALS ),
			...array_diff( [ $trigger ], Constants::ISLAND_TRIGGERS ),
		];
		if ( [] !== $unknown ) {
			throw new \DomainException( esc_html( sprintf( 'Nothing wakes the island "%s" by: %s', $name, implode( ', ', $unknown ) ) ) );
		}
	}

	/**
	 * Returns the wrapper, as `wrapper()` does, for an island whose scripts no page fetches before something on it asks for them.
	 *
	 * @template TName of string
	 *
	 * @param string               $name  Name of the island.
	 * @param array<string, mixed> $props What the view gets, as its contract says; the same for every visitor.
	 * @phpstan-param TName              $name
	 * @phpstan-param (TName is key-of<IslandProps> ? IslandProps[TName] : array<string, mixed>) $props
	 * @param string $event  Name of the event by which it is woken.
	 * @param string $handle Handle of the view.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper_for_later( string $name, array $props, string $event, string $handle ): array {
		$attributes = $this->wrapper( $name, $props, 'interaction', [ "event:$event" ], $handle );
		unset( $this->used[ $name ] );
		$this->later[ $name ] = $handle;
		return $attributes;
	}

	/**
	 * Records that the page has pictures or videos that open in the lightbox.
	 */
	public function open_lightbox(): void {
		$this->opens_lightbox = true;
	}

	/**
	 * Returns whether the page has anything so far that opens in the lightbox.
	 */
	public function opens_lightbox(): bool {
		return $this->opens_lightbox;
	}

	/**
	 * Records that the page has a control that looks different for each visitor, so that it asks once who the visitor is.
	 */
	public function ask_visitor(): void {
		$this->asks_visitor = true;
	}

	/**
	 * Returns whether the page has one of these islands so far.
	 *
	 * @param string ...$names Names of islands.
	 */
	public function uses( string ...$names ): bool {
		return [] !== array_intersect( $names, array_keys( $this->used ) );
	}

	/**
	 * Returns what the view of an island gets.
	 *
	 * @param string $key Key of its root.
	 * @return array<string, mixed>|null Null where no island of this page has the key.
	 */
	public function props( string $key ): ?array {
		return $this->roots[ $key ][1] ?? null;
	}

	/**
	 * Records that the page may show amounts of any recipe of the site, in any language.
	 */
	public function read_all_languages(): void {
		$this->reads_all_languages = true;
	}

	/**
	 * Returns the languages of the page and of the recipes on it.
	 *
	 * @return list<string> Language tags.
	 */
	private function languages(): array {
		if ( $this->reads_all_languages ) {
			return LanguageWords::languages();
		}
		$tags = array_map( static fn ( array $root ): mixed => $root[1]['lang'] ?? null, $this->roots );
		return array_values( array_unique( [ SiteLanguage::usual(), ...array_values( array_filter( $tags, is_string( ... ) ) ) ] ) );
	}

	/**
	 * Returns what distinguishes visitors with an account from one another, so that a press which one left unanswered in a tab is not
	 * replayed for the next.
	 *
	 * @return array{who?: string} Nothing for all others, whose pages are the same bytes.
	 */
	private static function visitor_key(): array {
		return is_user_logged_in() ? [ 'who' => substr( wp_hash( 'larder' . get_current_user_id() ), 0, 8 ) ] : [];
	}

	/**
	 * Returns by what the site names what it stores in browsers, where others may store there, too.
	 *
	 * @return array{scope?: string}
	 */
	private static function scope(): array {
		return array_filter( [ 'scope' => SiteStorage::scope() ] );
	}

	/**
	 * Prints the page's data and the loader, if the page has an island.
	 */
	public function print(): void {
		if ( [] === $this->used ) {
			return;
		}
		// What repeats words of the page comes first, where compression still finds them.
		$roots = array_map( static fn ( array $root ): array => [ $root[0], (object) $root[1] ], $this->roots );
		$about = $this->manifest->collect( $this->used, $this->later, $this->languages() );
		$data  = [ 'larder' => 1, 'roots' => (object) $roots, 'islands' => (object) $about['islands'] ]
			+ $about + self::visitor_key() + self::scope();
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag(
			// Nothing in it may end the script; the rest stays as short as it is.
			str_replace( '<', '\u003C', $json ),
			[
				'type' => 'application/json',
				'id'   => 'larder-islands-manifest',
			]
		);
		wp_enqueue_script( self::LOADER );
		if ( $this->asks_visitor ) {
			wp_enqueue_script( self::VISITOR );
		}
	}
}
